import { join } from 'node:path';
import { runCommand } from '../../shared/command.js';
import { pythonTools } from './tools.js';

/** Has FastMCP make a tool of each operation of a service, and again of a few areas; answers how many each were. */
export async function offerTools(base: string): Promise<string> {
  const bin = await pythonTools('fastmcp');
  const { stdout } = await runCommand(join(bin, 'python'), ['test/sdk/fastmcp/offer.py', base]);
  return stdout.trim().replaceAll('\n', ', then ');
}
