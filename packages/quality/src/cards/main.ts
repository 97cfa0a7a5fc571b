import { parseArgs } from 'node:util';
import { problemsOf, reportCards } from './report.ts';
import type { WordReport } from './words.ts';

const HELP = `npm run cards [-- --json]

How many cards of each set are implemented, every word of the card language with the cards that use it and those still
to come that need it, words without users and cards without a test (there must be none of these).`;

const MANY = 6;

/** "61 written (a, b, …), 2 to come (c, d), rule 1.4: 4.4.1". */
function said({ written, toCome, rules }: WordReport): string {
  const some = (ids: readonly string[]): string =>
    ids.length > MANY ? `${ids.slice(0, MANY).join(', ')}, …` : ids.join(', ');
  return [
    written.length === 0 ? [] : `${written.length} written (${some(written)})`,
    toCome.length === 0 ? [] : `${toCome.length} to come (${some(toCome)})`,
    rules.length === 0 ? [] : `rule ${rules.join(', ')}`,
  ]
    .flat()
    .join('; ');
}

const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help === true) console.log(HELP);
else {
  const report = reportCards('packages/cards/test');
  const problems = problemsOf(report);
  if (values.json === true) console.log(JSON.stringify({ ...report, problems }));
  else {
    console.log(`${report.implemented} cards implemented\n`);
    for (const [id, { implemented, total }] of Object.entries(report.sets)) {
      console.log(`  ${id.padEnd(36)} ${String(implemented).padStart(3)} of ${total}`);
    }
    console.log(`\n${report.words.length} words and who needs them:\n`);
    for (const word of report.words) console.log(`  ${word.word.padEnd(32)} ${said(word)}`);
    console.log(
      problems.length === 0 ? '\nEvery word has its users, every card a test.' : `\n${problems.join('\n')}`,
    );
  }
  if (problems.length > 0) process.exitCode = 1;
}
