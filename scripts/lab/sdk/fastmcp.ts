import { join } from 'node:path';
import { runCommand } from '../../shared/command.js';
import { pythonTools } from './tools.js';

/** Lets FastMCP create a tool per operation of a service, and again for a few areas; returns the counts. */
export async function offerTools(base: string): Promise<string> {
  const bin = await pythonTools('fastmcp');
  const { stdout } = await runCommand(join(bin, 'python'), ['test/sdk/fastmcp/offer.py', base]);
  return stdout.trim().replaceAll('\n', ', then ');
}
