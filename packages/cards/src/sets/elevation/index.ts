import { ELEVATION } from '../../facts/elevation.ts';
import type { CardSet } from '../card-set.ts';
import { anarch } from './anarch.ts';
import { criminal } from './criminal.ts';
import { haasBioroid } from './haas-bioroid.ts';
import { jinteki } from './jinteki.ts';
import { nbn } from './nbn.ts';
import { neutralCorp } from './neutral-corp.ts';
import { neutralRunner } from './neutral-runner.ts';
import { shaper } from './shaper.ts';
import { weylandConsortium } from './weyland-consortium.ts';

export const elevation: CardSet = {
  facts: ELEVATION,
  cards: [
    ...haasBioroid,
    ...jinteki,
    ...nbn,
    ...neutralCorp,
    ...weylandConsortium,
    ...anarch,
    ...criminal,
    ...neutralRunner,
    ...shaper,
  ],
};
