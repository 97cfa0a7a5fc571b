import * as language from '@lastclick/engine/language';

type CardData = language.CardData;

const FACTS = { id: 'a_card', title: 'A Card', subtypes: [] } as const;
export const event = (text: language.CardText): CardData =>
  language.event({ ...FACTS, faction: 'neutral_runner', cost: 0, ...text });
export const operation = (text: language.CardText): CardData =>
  language.operation({ ...FACTS, faction: 'neutral_corp', cost: 0, ...text });
export const resource = (text: language.CardText): CardData =>
  language.resource({ ...FACTS, faction: 'neutral_runner', cost: 0, ...text });
export const upgrade = (text: language.CardText): CardData =>
  language.upgrade({ ...FACTS, faction: 'neutral_corp', cost: 0, ...text });
export const ice = (...subroutine: readonly language.Step[]): CardData =>
  language.ice({
    ...FACTS,
    faction: 'neutral_corp',
    cost: 0,
    strength: 0,
    text: [language.sub(...subroutine)],
  });
export const program = (text: language.CardText): CardData =>
  language.program({ ...FACTS, faction: 'neutral_runner', cost: 0, ...text });
