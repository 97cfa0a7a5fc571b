import type { FamilyUsers } from './users.ts';

export const payment: FamilyUsers<'payment'> = {
  words: {
    clicks: ['manegarm_skunkworks', 'ruhr_valley'],
    credits: ['manegarm_skunkworks', 'anoetic_void'],
    oneOf: ['piranhas', 'revolver', 'mark_yale'],
  },
  fields: { from: ['dagger', 'refractor', 'mu_safecracker'] },
};
