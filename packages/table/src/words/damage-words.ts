import type { Telling } from './telling.ts';

export const damageName = ({ event, edition, names }: Telling): string =>
  event.detail === 'core' ? names.glossary.coreDamageName(edition) : event.detail;
