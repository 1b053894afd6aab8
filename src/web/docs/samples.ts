/** Languages of the samples, in the order of their tabs: the name of a code block, and of the language. */
export const languages = { sh: 'curl', ts: 'TypeScript', python: 'Python', go: 'Go', java: 'Java' } as const;
/** A language of the samples. */
export type Language = keyof typeof languages;

/** A request in a guide: a method, a path below the base URL, and the lines of a JSON body. */
export type Request = { method: string; path: string; body: string };

/** Programs that send one request and print the response. Each is a whole program, so that it runs as it stands. */
export const programs: Readonly<Record<Language, (request: Request) => string>> = {
  sh: ({ method, path, body }) =>
    [
      `curl -sS --fail-with-body ${method === 'GET' ? '' : `-X ${method} `}"{base_url}${path}"`,
      '-H "Authorization: Bearer $PLAZA_KEY"',
      ...(body === '' ? [] : [`--json '${body.replaceAll("'", "'\\''")}'`]),
    ].join(' \\\n  '),
  ts: ({ method, path, body }) => `const reply = await fetch('{base_url}${path}', {
  method: '${method}',
  headers: {
    Authorization: \`Bearer \${process.env.PLAZA_KEY}\`,${body && "\n    'Content-Type': 'application/json',"}
  },${body && `\n  body: JSON.stringify(${indented(body, 2)}),`}
});
const body = await reply.json();
if (!reply.ok) throw new Error(body.message);
console.log(body);`,
  python: ({ method, path, body }) => `import os, requests

reply = requests.${method.toLowerCase()}(
    "{base_url}${path}",
    headers={"Authorization": f"Bearer {os.environ['PLAZA_KEY']}"},${body && `\n    json=${indented(pythonic(body), 4)},`}
)
reply.raise_for_status()
print(reply.json())`,
  go: ({ method, path, body }) => `package main

import (
	"io"
	"log"
	"net/http"
	"os"${body && '\n\t"strings"'}
)

func main() {
	request, _ := http.NewRequest("${method}", "{base_url}${path}", ${body === '' ? 'nil' : `strings.NewReader(\`${body}\`)`})
	request.Header.Set("Authorization", "Bearer "+os.Getenv("PLAZA_KEY"))${body && '\n\trequest.Header.Set("Content-Type", "application/json")'}
	reply, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer reply.Body.Close()
	if reply.StatusCode >= 400 {
		log.Print(reply.Status)
	}
	io.Copy(os.Stdout, reply.Body)
}`,
  java: ({ method, path, body }) => `import java.net.URI;
import java.net.http.*;

class Main {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("{base_url}${path}"))
            .header("Authorization", "Bearer " + System.getenv("PLAZA_KEY"))${body && '\n            .header("Content-Type", "application/json")'}
            .method("${method}", HttpRequest.BodyPublishers.${body === '' ? 'noBody()' : `ofString("""\n                ${indented(body.replaceAll('\\', '\\\\'), 16)}""")`})
            .build();
        var reply = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(reply.statusCode() + " " + reply.body());
    }
}`,
};

const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);

/** JSON as Python writes it, which differs in three words. */
const pythonic = (json: string): string =>
  json.replaceAll(/\b(true|false|null)\b(?=[^"]*(?:"[^"]*"[^"]*)*$)/g, (word) =>
    word === 'null' ? 'None' : `${word[0]?.toUpperCase()}${word.slice(1)}`,
  );

/** The Markdown with a sample in each language in the place of every block \`http\`. */
export const withSamples = (markdown: string): string =>
  markdown.replaceAll(/^```http\n(\w+) (\S+)\n(?:\n?([^`]*)\n)?```$/gm, (_, method, path, body = '') =>
    (Object.keys(languages) as Language[])
      .map((language) => `\`\`\`${language}\n${programs[language]({ method, path, body })}\n\`\`\``)
      .join('\n\n'),
  );

/** One code block, and a run of blocks with nothing between them. */
const block = /^```(\w+)\n([\s\S]*?)\n```$/gm;
const run = new RegExp(String.raw`(?:${block.source}\s*?\n*){2,}`, 'gm');

/** The Markdown with one language of each run of code blocks: this one, or the first where it is missing. */
export const inLanguage = (markdown: string, language: Language): string =>
  markdown.replaceAll(run, (blocks) => {
    const all = [...blocks.matchAll(block)];
    return `${(all.find(([, name]) => name === language) ?? all[0])?.[0]}\n\n`;
  });

/** The code blocks of a text, with their languages. */
export const blocksOf = (markdown: string): { language: string; source: string }[] =>
  [...markdown.matchAll(block)].map(([, language = '', source = '']) => ({ language, source }));
