import type { VNode } from 'preact';
import { type Schemas, useSite } from '../../components/context.js';
import { Form } from '../../components/form.js';
import type { SitePage } from '../../components/page.js';
import { ActionLink, Note, State } from '../../components/parts.js';

/** Products of a store as a table to download, and to send again. */
export const showStoreTable: SitePage = async ({ path: { slug = '' }, t }) => ({
  title: t('table'),
  trail: { '/marketplace': t('marketplace'), [`/marketplace/stores/${slug}`]: slug },
  content: <Table of="importStoreProducts" path={{ slug }} at={`/marketplace/stores/${slug}`} />,
});

/** Products of the shop as a table. */
export const showShopTable: SitePage = async ({ t }) => ({
  title: t('table'),
  trail: { '/shop': t('shop') },
  content: <Table of="importShopProducts" path={{}} at="/shop" />,
});

type TableProps = {
  of: 'importStoreProducts' | 'importShopProducts';
  path: Readonly<Record<string, string>>;
  /** The page of the seller. */
  at: string;
};

function Table({ of, path, at }: TableProps): VNode {
  const { t, filled } = useSite();
  const report = filled?.trial as Schemas['ProductImportReport'] | undefined;
  return (
    <>
      <ActionLink href={`${at}/products.csv`} text={t('table.download')} />
      <Form
        of={of}
        path={path}
        fields={[
          { name: 'csv', label: t('table.text'), hint: t('table.hint'), rows: 10 },
          { name: 'dry_run', value: true, label: t('table.trial') },
        ]}
      >
        <div class="actions">
          <button type="submit" name="trial" value="1">
            {t('table.import')}
          </button>
        </div>
      </Form>
      {report !== undefined && <Report of={report} />}
    </>
  );
}

function Report({ of: { applied, lines } }: { of: Schemas['ProductImportReport'] }): VNode {
  const { t } = useSite();
  return (
    <section aria-labelledby="report">
      <h2 id="report">{t('table.report')}</h2>
      <Note kind={applied ? 'done' : 'warning'}>{t(applied ? 'table.applied' : 'table.not_applied')}</Note>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('table.line')}</th>
            <th scope="col">{t('field.status')}</th>
            <th scope="col">{t('table.message')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, result, message }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>
                <State of={result} kind={result === 'refused' ? 'warning' : 'done'} />
              </td>
              <td dir="auto">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
