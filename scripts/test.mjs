// Runs everything `npm test` stands for, side by side where it helps, and says what took how long.
// What a part prints comes out in one piece, in the order of the list below.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * `needs`: parts that must have passed before. `after`: parts that only have to be over, because both would want
 * all cores. `report`: where a run of vitest notes what became of its tests.
 */
const PARTS = [
  { name: 'check', script: 'check' },
  { name: 'types', script: 'types', after: ['check'] },
  { name: 'build', script: 'build:web', args: ['--logLevel', 'warn'], after: ['types'] },
  { name: 'tests', script: 'test:node', report: '.lastclick/tests.json' },
  { name: 'conformance', script: 'conformance', args: ['--check'], needs: ['tests'] },
  {
    name: 'browser tests',
    script: 'test:browser',
    report: '.lastclick/browser-tests.json',
    needs: ['build'],
    after: ['tests'],
  },
];

const environment = {
  ...process.env,
  // Threads and processes that tests start need not strip and compile the same files again.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve('node_modules/.cache/compile'),
  ...(process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: '1' } : {}),
};

/** A part under way: what it printed is kept until it is its turn to be heard. */
class Run {
  state = 'waiting';
  seconds = 0;
  #printed = [];
  #heard = false;

  constructor(part) {
    this.part = part;
  }

  get isOver() {
    return this.state !== 'waiting' && this.state !== 'running';
  }

  /** From now on everything it prints is heard at once, and what it printed before first of all. */
  hear() {
    if (this.#heard || this.state === 'waiting') return;
    this.#heard = true;
    process.stdout.write(`\n── ${this.part.name} ──\n`);
    for (const text of this.#printed) process.stdout.write(text);
  }

  #print(text) {
    if (this.#heard) process.stdout.write(text);
    else this.#printed.push(text);
  }

  skip(missing) {
    this.state = 'not run';
    this.#print(`not run: ${missing} did not pass\n`);
  }

  start(done) {
    const { script, args = [] } = this.part;
    this.state = 'running';
    const begun = performance.now();
    // What scripts do before others, setting up and building, is done already or a part of its own.
    const command = ['run', '-s', '--ignore-scripts', script, '--', ...args];
    const isWindows = process.platform === 'win32';
    const child = spawn(isWindows ? 'npm.cmd' : 'npm', command, {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => this.#print(text));
    const finish = (isWell) => {
      if (this.isOver) return;
      this.state = isWell ? 'passed' : 'failed';
      this.seconds = (performance.now() - begun) / 1000;
      done();
    };
    child.on('error', (error) => {
      this.#print(`${error.message}\n`);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  }
}

/** How many tests passed and failed; a run that fails without a failed test, as when a file is broken, counts as one. */
function countTests({ part, state }) {
  const noted = existsSync(part.report) ? JSON.parse(readFileSync(part.report, 'utf8')) : {};
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = noted;
  return { passed, failed: state === 'failed' ? Math.max(1, failed) : failed };
}

const runs = PARTS.map((part) => new Run(part));
const runOf = (name) => runs.find(({ part }) => part.name === name);

/** Starts what can start, and lets those be heard whose turn it is. */
function goOn(done) {
  for (const run of runs) {
    if (run.state !== 'waiting') continue;
    const { needs = [], after = [] } = run.part;
    const missing = needs.find((name) => runOf(name).isOver && runOf(name).state !== 'passed');
    if (missing !== undefined) run.skip(missing);
    else if ([...needs, ...after].every((name) => runOf(name).isOver)) run.start(() => goOn(done));
  }
  const first = runs.findIndex(({ isOver }) => !isOver);
  for (const run of runs.slice(0, first < 0 ? runs.length : first + 1)) run.hear();
  if (first < 0) done();
}

// What an earlier run noted is not taken for this one's.
for (const { report } of PARTS) if (report !== undefined) rmSync(report, { force: true });
const begun = performance.now();
await new Promise((done) => goOn(done));

const row = (name, seconds, state) => `${name.padEnd(16)}${seconds.toFixed(1).padStart(7)} s   ${state}\n`;
process.stdout.write('\n');
for (const { part, seconds, state } of runs) process.stdout.write(row(part.name, seconds, state));
const isWell = runs.every(({ state }) => state === 'passed');
process.stdout.write(row('all', (performance.now() - begun) / 1000, isWell ? 'passed' : 'failed'));
const counts = runs.filter(({ part }) => part.report !== undefined).map(countTests);
const sum = (of) => counts.reduce((total, count) => total + count[of], 0);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = isWell ? 0 : 1;
