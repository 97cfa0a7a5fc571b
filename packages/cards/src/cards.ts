import type { CardData } from '@lastclick/engine/language';
import * as haasBioroid from './corp/haas-bioroid.ts';
import * as jinteki from './corp/jinteki.ts';
import * as nbn from './corp/nbn.ts';
import * as neutralCorp from './corp/neutral-corp.ts';
import * as weylandConsortium from './corp/weyland-consortium.ts';
import * as anarch from './runner/anarch.ts';
import * as criminal from './runner/criminal.ts';
import * as neutralRunner from './runner/neutral-runner.ts';
import * as shaper from './runner/shaper.ts';

/** Every card we have, by faction. */
export const CARDS: readonly CardData[] = [
  ...Object.values(haasBioroid),
  ...Object.values(jinteki),
  ...Object.values(nbn),
  ...Object.values(neutralCorp),
  ...Object.values(weylandConsortium),
  ...Object.values(anarch),
  ...Object.values(criminal),
  ...Object.values(neutralRunner),
  ...Object.values(shaper),
];
