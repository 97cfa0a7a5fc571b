import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../python', import.meta.url));
const isPythonThere = spawnSync('python3', ['--version']).status === 0;

const python = (...args: string[]) => spawnSync('python3', args, { cwd: FOLDER, encoding: 'utf8' });

function withPython(): void {
  test('passes its own tests', () => {
    const { status, stderr } = python('-W', 'error', '-m', 'unittest', 'discover', '-s', 'tests');
    expect(stderr).toMatch(/Ran \d+ tests in [\d.]+s\s+OK/);
    expect(status).toBe(0);
  });

  test('the examples of its readme run', () => {
    const readme = readFileSync(`${FOLDER}/README.md`, 'utf8');
    const examples = [...readme.matchAll(/```python\n(?<code>.*?)```/gs)].map(
      ({ groups }) => groups?.code ?? '',
    );
    expect(examples.length).toBe(2);
    for (const code of examples) {
      const { status, stderr } = python('-c', code);
      expect(stderr).toBe('');
      expect(status).toBe(0);
    }
  });

  test('brings views of many games at once', () => {
    const { status, stdout } = python('-m', 'lastclick.bench', '--seconds', '0.5', '--games', '8');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^[1-9]\d* decisions with full views/);
  });
}

function withoutPython(): void {
  test('is not tried: python3 is not there', () => {
    expect(isPythonThere).toBe(false);
  });
}

describe('the package for Python', isPythonThere ? withPython : withoutPython);
