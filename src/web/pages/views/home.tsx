import type { VNode } from 'preact';
import type { Account } from '../../../accounts/users/accounts.js';
import { CopyBox } from './code.js';
import { DemoSignIn } from './demo.js';

type HomeProps = {
  account: Account | null;
  /** For the ways into a demo; null where they are not offered. */
  demoToken: string | null;
  siteName: string;
  basePath: string;
  base: string;
  areas: string[];
  version: string;
  operations: number;
};

/** The page at `/`. */
export function Home({ account, demoToken, siteName, basePath, base, areas, version, operations }: HomeProps): VNode {
  return (
    <>
      <section class="hero">
        <h1>A community service with a plain interface</h1>
        <p class="lead">
          This is {siteName}: what its members write and do is reached over HTTPS and in JSON. Reading is open to
          everybody. Writing needs an API key, and a key takes a minute.
        </p>
        <p class="actions">
          {account === null ? (
            <>
              <a class="button" href="/sign-up">
                Sign up
              </a>
              <a class="button quiet" href="/sign-in">
                Sign in
              </a>
            </>
          ) : (
            <a class="button" href="/profile/keys">
              Your API keys
            </a>
          )}
          <a class="button quiet" href="/docs">
            Read the reference
          </a>
        </p>
      </section>
      {demoToken !== null && <DemoSignIn token={demoToken} />}
      <section aria-labelledby="try">
        <h2 id="try">A first request</h2>
        <CopyBox id="first-request" label="A first request" text={`curl -s ${base}/forum/boards`} />
      </section>
      <section aria-labelledby="here">
        <h2 id="here">What is here</h2>
        <ul class="tiles">
          <li>
            <a href="/docs">Reference</a>
            <p>All {operations} operations, with examples that a real server gave.</p>
          </li>
          <li>
            <a href={`${basePath}/openapi.yaml`}>Contract</a>
            <p>
              The OpenAPI document, version {version}, for tools. Also as <a href={`${basePath}/openapi.json`}>JSON</a>.
            </p>
          </li>
          <li>
            <a href={`${basePath}/health`}>Health</a>
            <p>Whether the service works. Areas switched on: {areas.length > 0 ? areas.join(', ') : 'none'}.</p>
          </li>
        </ul>
      </section>
    </>
  );
}
