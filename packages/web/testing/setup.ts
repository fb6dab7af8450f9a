import { afterEach, beforeEach, expect } from 'vitest';
import '../src/ui/base.css';

/** Warnings and errors that components wrote to the console during the current test. */
const complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const write = console[level].bind(console);
  console[level] = (...values: readonly unknown[]) => {
    complaints.push(values.map(String).join(' '));
    write(...values);
  };
}

function clearStorages(): void {
  localStorage.clear();
  sessionStorage.clear();
}

// The modules of a test file read the storages when they are imported, including what an earlier file left.
clearStorages();

beforeEach(() => {
  clearStorages();
  complaints.length = 0;
});

afterEach(() => {
  expect(complaints, 'warnings and errors in the console').toEqual([]);
});
