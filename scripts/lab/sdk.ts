import { makeDocuments } from './sdk/documents.js';
import { isReplaceable } from './sdk/folders.js';
import { languages } from './sdk/languages.js';
import { MissingTool } from './sdk/tools.js';

const usage = `npm run sdk -- <language> [folder]

Makes a client of the contract, by default in dist/sdk/<language>.
Languages: ${Object.keys(languages).join(', ')}
`;

const [name = '', folder = `dist/sdk/${name}`] = process.argv.slice(2);
const language = languages[name];
if (language === undefined) {
  process.stderr.write(usage);
  process.exitCode = name === '--help' ? 0 : 2;
} else if (!isReplaceable(folder)) {
  process.stderr.write(`${folder} contains something else than a client.\n`);
  process.exitCode = 2;
} else {
  try {
    await language.generate(folder, makeDocuments());
    process.stdout.write(`${folder}\n`);
  } catch (error) {
    if (!(error instanceof MissingTool)) throw error;
    process.stderr.write(`Not installed: ${error.message}\n`);
    process.exitCode = 1;
  }
}
