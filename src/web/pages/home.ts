import { contract } from '../../../generated/contract.js';
import { version } from '../../api/contract/document.js';
import { isLocalDemo } from '../../api/http/local-demo.js';
import { originOf } from '../../api/http/origin.js';
import type { Page } from '../visit.js';
import { Home } from './views/home.js';

export const showHome: Page = ({ req, parts, account, formToken, show }) => {
  const { config } = parts;
  const [basePath] = config.basePaths;
  const content = Home({
    account,
    demoToken: account === null && isLocalDemo(req, config) ? formToken() : null,
    siteName: config.site.name,
    basePath,
    base: originOf(req, config) + basePath,
    areas: [...config.areas],
    version,
    operations: Object.keys(contract).length,
  });
  show({ title: config.site.name, content, scripts: true });
};
