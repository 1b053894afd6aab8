import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { characters, named, patterns } from '../../shared/characters.js';
import type { Result } from './result.js';

const python = `
import json, re, sys
given = json.load(sys.stdin)
json.dump([[bool(re.search(p, t)) for t in given['texts']] for p in given['patterns']], sys.stdout)
`;
const go = `
package main

import (
	"encoding/json"
	"os"
	"regexp"
)

func main() {
	var given struct{ Patterns, Texts []string }
	if err := json.NewDecoder(os.Stdin).Decode(&given); err != nil {
		panic(err)
	}
	verdicts := [][]bool{}
	for _, pattern := range given.Patterns {
		form, row := regexp.MustCompile(pattern), []bool{}
		for _, text := range given.Texts {
			row = append(row, form.MatchString(text))
		}
		verdicts = append(verdicts, row)
	}
	json.NewEncoder(os.Stdout).Encode(verdicts)
}
`;

type Dialect = (folder: string) => Promise<[command: string, args: string[]]>;
export const dialects: Record<string, Dialect> = {
  Python: async () => ['python3', ['-c', python]],
  Go: async (folder) => {
    const file = join(folder, 'main.go');
    await writeFile(file, go);
    return ['go', ['run', file]];
  },
};

// Never at the end: in Python and Java `$` also matches before a final line end, and no portable syntax avoids that.
const texts = characters.flatMap(({ text }) => [
  ...(text === '\n' ? [] : [text]),
  ...[`a${text}b`, `${text}a`, `https://a/${text}b`],
]);

/** True if another language reads the contract's patterns like JavaScript, for each pattern and character. */
export async function comparePatterns(language: string, dialect: Dialect): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-dialect-'));
  try {
    const [command, args] = await dialect(folder);
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'close');
    child.stdin.end(JSON.stringify({ patterns, texts }));
    let printed = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) printed += chunk;
    const [code] = (await ended) as [number | null];
    if (code !== 0)
      return [{ what: `The contract's patterns in ${language}`, fault: `the program ended with ${code}` }];
    const verdicts = JSON.parse(printed) as boolean[][];
    return patterns.map((pattern, index) => {
      const form = new RegExp(pattern, 'u');
      const other = texts.filter((text, place) => form.test(text) !== verdicts[index]?.[place]);
      const fault = other.length === 0 ? null : `reads otherwise: ${other.slice(0, 10).map(spelled).join('; ')}`;
      return { what: `${pattern} in ${language}`, fault };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const spelled = (text: string): string => [...text].map(named).join(' ');
