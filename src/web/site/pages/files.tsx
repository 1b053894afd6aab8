import type { VNode } from 'preact';
import { type Schemas, useSite } from '../../components/context.js';
import { Form, fieldsOf } from '../../components/form.js';
import type { SitePage } from '../../components/page.js';
import { Badge, Button, Choices, CopyBox, Row, Rows, Section, Size, When } from '../../components/parts.js';

/** Own files, with the upload form. */
export const showFiles: SitePage = async ({ read, walked, t }) => {
  const { files, ...list } = await read('listFiles', walked('search', 'sort'));
  const rows = files.map((file) => (
    <Row
      key={file.id}
      href={`/files/${file.id}`}
      title={file.name}
      badges={file.share !== null && <Badge kind="open">{t('share.shared')}</Badge>}
    >
      <Size bytes={file.size} /> · {file.mime_type} · <When at={file.created_at} />
    </Row>
  ));
  const orders = { '': t('order.newest'), name: t('field.name'), size: t('order.size') };
  return {
    ...list,
    title: t('files'),
    content: (
      <>
        <Form of="createFile" fields={['file']} submit={t('file.upload')} next="/files" />
        <Choices label={t('order')} name="sort" options={orders} />
        <Rows empty={t('files.none')}>{rows}</Rows>
      </>
    ),
  };
};

/** Markdown for a file: an image, or else a link. */
const markdownOf = ({ name, mime_type: type, reference }: Schemas['StoredFile']): string =>
  `${type.startsWith('image/') ? '!' : ''}[${name.replace(/[[\]\\]/g, '\\$&')}](${reference})`;

/** An own file. */
export const showFile: SitePage = async ({ read, t }) => {
  const file = await read('getFile');
  const path = { id: file.id };
  return {
    title: file.name,
    trail: { '/files': t('files') },
    beside: <Button href={`/files/${file.id}/download`} text={t('file.download')} />,
    content: (
      <>
        <p class="soft">
          <Size bytes={file.size} /> · {file.mime_type} · <When at={file.created_at} />
        </p>
        <p class="soft">{t('file.in_text')}</p>
        <CopyBox id="file-reference" label={t('file.in_text')} text={markdownOf(file)} />
        <Sharing share={file.share} of="File" path={path} next={`/files/${file.id}`} />
        <Form
          of="renameFile"
          path={path}
          summary={t('file.rename')}
          card
          fields={fieldsOf(['name'], file)}
          submit={t('save')}
        />
        <Form of="deleteFile" path={path} summary={t('delete')} card submit={t('delete.really')} danger next="/files" />
      </>
    ),
  };
};

type SharingProps = {
  share: Schemas['ShareLink'] | null;
  of: 'File' | 'Video';
  path: { id: number };
  next: string;
};

/** Forms to create, change and delete a share link. */
export function Sharing({ share, of, path, next }: SharingProps): VNode {
  const { t } = useSite();
  const fields = [
    { name: 'expires_at', value: share?.expires_at, hint: t('utc') },
    'password',
    { name: 'allow_download', value: share?.allow_download ?? true },
  ];
  return (
    <Section class="card" id="share" title={t('share')}>
      {share !== null && (
        <p>
          <a href={new URL(share.share_url).pathname}>{share.share_url}</a>{' '}
          {share.has_password && t('share.with_password')}
        </p>
      )}
      <Form
        of={`share${of}`}
        path={path}
        class=""
        fields={fields}
        submit={t(share === null ? 'share.create' : 'share.change')}
        quiet={share !== null}
        next={next}
      />
      {share !== null && <Form of={`unshare${of}`} path={path} submit={t('share.end')} danger quiet />}
    </Section>
  );
}
