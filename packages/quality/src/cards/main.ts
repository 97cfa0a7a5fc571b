import { parseArgs } from 'node:util';
import { problemsOf, reportCards } from './report.ts';

const HELP = `npm run cards [-- --json]

How many cards of each set are implemented, the words of the card language that only one card uses with the
reason, and cards without a test (there must be none).`;

const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help === true) console.log(HELP);
else {
  const report = reportCards('packages/cards/test');
  const problems = problemsOf(report);
  if (values.json === true) {
    const { sets, implemented, untested } = report;
    console.log(JSON.stringify({ sets, implemented, singleUse: report.singleUse, untested }));
  } else {
    console.log(`${report.implemented} cards implemented\n`);
    for (const [id, { implemented, total }] of Object.entries(report.sets)) {
      console.log(`  ${id.padEnd(36)} ${String(implemented).padStart(3)} of ${total}`);
    }
    console.log('\nWords only one card uses:');
    for (const { element, card, reason } of report.singleUse)
      console.log(`  ${element} (${card}): ${reason}`);
    console.log(problems.length === 0 ? '\nEvery card has a test.' : `\n${problems.join('\n')}`);
  }
  if (problems.length > 0) process.exitCode = 1;
}
