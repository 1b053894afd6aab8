import { contract } from '../../../generated/contract.js';
import { isLocalDemo } from '../../api/http/local-demo.js';
import { originOf } from '../../api/http/origin.js';
import { version } from '../../core/contract/document.js';
import { Button, CopyBox, Section, Text, Tile } from '../components/parts.js';
import type { Page } from '../visit.js';
import { DemoSignIn } from './demo.js';

/** Landing page for developers; the start page if the site is off. */
export const showHome: Page = ({ req, parts, account, formToken, show, t }) => {
  const { config } = parts;
  const { name } = config.site;
  const [basePath] = config.basePaths;
  const areas = [...config.areas].map((area) => t(area)).join(', ') || t('home.areas.none');
  const content = (
    <>
      <section class="hero">
        <h1>{t('home')}</h1>
        <p class="lead">{t('home.about', { name })}</p>
        <p class="actions">
          {account === null && <Button href="/sign-up" text={t('sign_up')} />}
          {account === null && <Button href="/sign-in" text={t('sign_in')} quiet />}
          {account !== null && <Button href="/profile/keys" text={t('keys.own')} />}
          <Button href="/docs" text={t('home.read')} quiet />
        </p>
      </section>
      {account === null && isLocalDemo(req, config) && <DemoSignIn token={formToken()} />}
      <Section id="try" title={t('home.request')}>
        <CopyBox
          id="first-request"
          label={t('copy.what', { what: t('home.request') })}
          text={`curl -s ${originOf(req, config)}${basePath}/forum/boards`}
        />
      </Section>
      <Section id="here" title={t('home.here')}>
        <ul class="tiles">
          <Tile href="/docs" title={t('home.reference')}>
            <p class="about">{t('home.reference.about', { count: Object.keys(contract).length })}</p>
          </Tile>
          <Tile href={`${basePath}/openapi.yaml`} title={t('home.contract')}>
            <p class="about">
              <Text of="home.contract.about" values={{ version }} href={`${basePath}/openapi.json`} />
            </p>
          </Tile>
          <Tile href={`${basePath}/health`} title={t('field.status')}>
            <p class="about">{t('home.health.about', { areas })}</p>
          </Tile>
        </ul>
      </Section>
    </>
  );
  show({ title: name, content });
};
