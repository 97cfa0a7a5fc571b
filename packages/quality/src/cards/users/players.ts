import type { ListUsers } from './users.ts';

export const who: ListUsers<'who'> = {
  you: ['jeeves_model_bioroids', 'lateral_growth'],
  opponent: ['manegarm_skunkworks', 'funhouse'],
};

export const anyone: ListUsers<'anyone'> = {
  you: ['hyoubu_institute_absolute_clarity', 'cyberdex_sandbox'],
  opponent: ['ansel_1_0', 'daniela_jorge_inacio'],
  any: ['marilyn_campaign', 'seamless_launch'],
};

export const counter: ListUsers<'counter'> = {
  credits: ['marilyn_campaign', 'nico_campaign'],
  advancement: ['seamless_launch', 'pt_untaian_lifes_building_blocks'],
  virus: ['botulus', 'cookbook'],
  power: ['amanuensis', 'cacophony'],
  agenda: ['project_ingatan', 'proprionegation'],
};

export const damageType: ListUsers<'damageType'> = {
  meat: ['orbital_superiority', 'clearinghouse'],
  net: ['diviner', 'karuna'],
  core: ['bumi_1_0', 'stimhack'],
};
