import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOfNames } from '../../scripts/lab/sdk/names.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-names-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Per language: a model's file, a well-named member, and the names that generators invent. */
const languages = {
  typescript: {
    file: 'plaza.ts',
    good: 'export type Board = components["schemas"]["Board"];\n    title: string;\n    [name: string]: unknown;\n',
    bad: ['export type InlineResponse200 = string;\n', '    title?: unknown;\n', '    title: Record<string, never>;\n'],
  },
  'typescript-hey-api': {
    file: 'plaza/types.gen.ts',
    good: 'export type Board = {\n    title: string;\n};\n',
    bad: ['export type BoardTitleEnum = string;\n', '    title?: unknown;\n', '    params: Record<string, object>;\n'],
  },
  python: {
    file: 'plaza_client/models/board.py',
    good: 'class Board:\n    title: str\n    additional_properties: dict[str, Any] = field()\ndef sync() -> Response[Any | Board | Problem]:\ndef list() -> Response[AnswerList | Any | Problem]:\n',
    bad: [
      'class BoardSortType0:\n',
      '    title: Any\n',
      'def sync() -> Response[Any | Problem]:\n',
      'def sync() -> Response[Any | Problem | list[Any]]:\n',
    ],
  },
  go: {
    file: 'plaza/models.gen.go',
    good: 'type Board struct {\n\tTitle string `json:"title"`\n}\nfunc kind() {\n\tvar discriminator struct {\n}\n',
    bad: ['type Board_Title_Inner struct {\n', '\tTitle interface{} `json:"title"`\n', '\tTitle struct {\n'],
  },
  java: {
    file: 'src/main/java/net/plaza/client/model/Board.java',
    good: 'public class Board {\n  private String title;\n  public boolean equals(Object o) {\n',
    bad: ['  public enum DeletedEnum {\n', 'public class BoardAllOf {\n', '  private Object title;\n'],
  },
};

for (const [language, { file, good, bad }] of Object.entries(languages)) {
  it(`${language} with names and types that a person would have chosen passes, and every other is told`, () => {
    const root = join(folder, language);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const faultsOf = (text: string) => {
      writeFileSync(join(root, file), text);
      return faultsOfNames(language, root);
    };
    expect(faultsOf(good)).toEqual([]);
    for (const text of bad) expect(faultsOf(good + text), text).toHaveLength(1);
  });
}

it('fails for a client without any found names', () => {
  const root = join(folder, 'empty');
  mkdirSync(join(root, 'plaza'), { recursive: true });
  expect(() => faultsOfNames('go', root)).toThrow(/nothing that was generated/);
});
