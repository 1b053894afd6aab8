import type { VNode } from 'preact';
import { type Schemas, useSite } from '../../components/context.js';
import { Form, fieldsOf } from '../../components/form.js';
import type { PageInput, SitePage } from '../../components/page.js';
import { Badge, Button, Choices, CopyBox, Name, Row, Rows, Section, Size, When } from '../../components/parts.js';
import { Unfinished } from '../../components/unfinished.js';

/** A folder's own files, with the upload form; those that are found anywhere, with a search. */
export const showFiles: SitePage = async ({ read, walked, query, t }) => {
  const id = query('folder');
  const search = query('search');
  const folder = id === undefined ? null : await read('getFileFolder', {}, { id });
  const place = search === undefined ? { folder: id ?? '0' } : {};
  const { files, ...list } = await read('listFiles', { ...walked('search', 'sort'), ...place });
  const [folders, { uploads }] = await Promise.all([foldersOf(read), read('listUploads')]);
  const inside = search === undefined ? folders.filter((each) => each.parent_id === (folder?.id ?? null)) : [];
  const rows = [
    ...inside.map((each) => (
      <Row key={`folder-${each.id}`} href={hrefOf(each.id)} title={each.name} badges={<Badge>{t('folder')}</Badge>}>
        <When at={each.created_at} />
      </Row>
    )),
    ...files.map((file) => (
      <Row
        key={file.id}
        href={`/files/${file.id}`}
        title={file.name}
        badges={file.share !== null && <Badge kind="open">{t('share.shared')}</Badge>}
      >
        {search !== undefined && file.path !== '' && <bdi>{file.path} · </bdi>}
        <Size bytes={file.size} /> · {file.mime_type} · <When at={file.created_at} />
        <Choose of={file} />
      </Row>
    )),
  ];
  const orders = { '': t('order.newest'), name: t('field.name'), size: t('order.size') };
  const within = { name: 'folder_id', value: folder?.id ?? null, hidden: true };
  return {
    ...list,
    title: folder?.name ?? t('files'),
    trail:
      folder === null
        ? {}
        : { '/files': t('files'), ...Object.fromEntries(folder.path.map((each) => [hrefOf(each.id), each.name])) },
    beside: (
      <>
        <Button href="/files/shared" text={t('shared')} quiet /> <Button href="/files/trash" text={t('trash')} quiet />
      </>
    ),
    content: (
      <>
        <Form
          of="createFile"
          fields={[{ name: 'file', required: true }, ...(folder === null ? [] : [within])]}
          submit={t('file.upload')}
          next={hrefOf(folder?.id)}
          resumes="file"
        />
        <Unfinished uploads={uploads.filter(({ kind }) => kind === 'file')} />
        <Form
          of="createFileFolder"
          summary={t('folder.new')}
          fields={['name', { ...within, name: 'parent_id' }]}
          submit={t('folder.create')}
          next={hrefOf(folder?.id)}
        />
        <Choices label={t('order')} name="sort" options={orders} />
        <Rows empty={t(folder === null ? 'files.none' : 'folder.empty')}>{rows}</Rows>
      </>
    ),
    below: (
      <>
        {files.length > 0 && (
          <Section id="several" title={t('file.chosen')}>
            <Form of="changeFiles" id={chosen} fields={[{ ...toFolder(folders, t), name: 'folder_id' }]}>
              <div class="actions">
                <Act action="move" text={t('file.move')} />
                <Act action="delete" text={t('trash.put')} danger />
              </div>
            </Form>
          </Section>
        )}
        {folder !== null && <FolderSettings of={folder} folders={folders} />}
      </>
    ),
  };
};

type Folder = Schemas['FileFolder'];

/** Id of the form that changes the chosen files. The check boxes of the rows belong to it. */
const chosen = 'chosen';

const hrefOf = (folder: number | undefined): string => (folder === undefined ? '/files' : `/files?folder=${folder}`);

/** All folders of the reader, of which there is a limited number. */
async function foldersOf(read: PageInput['read']): Promise<Folder[]> {
  const all: Folder[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await read('listFileFolders', { page, per_page: 100 });
    all.push(...list.folders);
    pages = list.pages;
  }
  return all;
}

/** A field to choose a folder, by their paths. */
function toFolder(folders: readonly Folder[], t: PageInput['t']) {
  const named = folders.map(
    ({ id, name, path }) => [id, [...path.map((each) => each.name), name].join(' / ')] as const,
  );
  // Numbers as keys would be sorted by themselves.
  const options = named.toSorted(([, a], [, b]) => a.localeCompare(b)).map(([id, name]) => [String(id), name]);
  return { options: Object.fromEntries(options), none: t('folder.none') };
}

/** A check box that adds a file to those that are changed together. */
function Choose({ of: { id, name } }: { of: { id: number; name: string } }): VNode {
  const { t } = useSite();
  return (
    <span class="choice">
      <input
        type="checkbox"
        form={chosen}
        id={`choose-${id}`}
        name={`ids.${id}`}
        value={id}
        aria-label={t('file.choose', { name })}
      />
      <label for={`choose-${id}`}>{t('queue.choose')}</label>
    </span>
  );
}

type ActProps = { action: Schemas['FilesAction']; text: string; danger?: boolean };

function Act({ action, text, danger = false }: ActProps): VNode {
  return (
    <button type="submit" name="action" value={action} class={danger ? 'danger quiet' : 'quiet'}>
      {text}
    </button>
  );
}

function FolderSettings({ of, folders }: { of: Folder; folders: readonly Folder[] }): VNode {
  const { t } = useSite();
  const others = folders.filter(({ id, path }) => id !== of.id && !path.some((each) => each.id === of.id));
  const path = { id: of.id };
  return (
    <>
      <Form
        of="updateFileFolder"
        path={path}
        summary={t('folder.change')}
        card
        fields={[
          { name: 'name', value: of.name },
          { ...toFolder(others, t), name: 'parent_id', label: t('folder.in'), value: of.parent_id },
        ]}
        submit={t('save')}
        next={hrefOf(of.id)}
      />
      <Form
        of="deleteFileFolder"
        path={path}
        summary={t('folder.delete')}
        card
        above={<p>{t('folder.delete.hint')}</p>}
        submit={t('delete.really')}
        danger
        next={hrefOf(of.parent_id ?? undefined)}
      />
    </>
  );
}

/** Files of others to which the reader has access. */
export const showSharedFiles: SitePage = async ({ read, listed, t }) => {
  const { files, ...list } = await read('listSharedFiles', listed());
  const rows = files.map((file) => (
    <Row key={file.id} href={`/files/${file.id}/download`} title={file.name}>
      <Name name={file.owner} /> · <Size bytes={file.size} /> · {file.mime_type} · <When at={file.updated_at} />
    </Row>
  ));
  return {
    ...list,
    title: t('shared'),
    trail: { '/files': t('files') },
    content: <Rows empty={t('shared.none')}>{rows}</Rows>,
  };
};

type Grant = Schemas['FileGrant'];

/** People and groups with access to a file, and the forms to add and remove them. */
function Grants({ of, grants }: { of: { id: number }; grants: readonly Grant[] }): VNode {
  const { t } = useSite();
  const next = `/files/${of.id}`;
  const items = grants.map(({ username, group }) => (
    <li key={`${username}-${group}`} class="actions">
      {group === null ? <Name name={username ?? ''} /> : <a href={`/groups/${group}`}>@{group}</a>}
      {group === null ? (
        <Form
          of="revokeFileFromUser"
          path={{ id: of.id, username: username ?? '' }}
          submit={t('with_access.end')}
          next={next}
          quiet
        />
      ) : (
        <Form
          of="revokeFileFromGroup"
          path={{ id: of.id, slug: group }}
          submit={t('with_access.end')}
          next={next}
          quiet
        />
      )}
    </li>
  ));
  return (
    <Section class="card" id="grants" title={t('with_access')}>
      <p class="soft">{t('with_access.hint')}</p>
      {items.length > 0 && <ul class="plain">{items}</ul>}
      <Form
        of="grantFileToUser"
        path={{ id: of.id, username: '{username}' }}
        class=""
        fields={[{ name: 'username', label: t('account.username'), required: true }]}
        submit={t('with_access.user')}
        next={next}
        quiet
      />
      <Form
        of="grantFileToGroup"
        path={{ id: of.id, slug: '{slug}' }}
        class=""
        fields={[{ name: 'slug', label: t('with_access.slug'), required: true }]}
        submit={t('with_access.group')}
        next={next}
        quiet
      />
    </Section>
  );
}

/** Own deleted files. */
export const showTrash: SitePage = async ({ read, listed, t }) => {
  const { files, ...list } = await read('listTrashedFiles', listed());
  const rows = files.map((file) => (
    <Row key={file.id} title={file.name}>
      {file.path !== '' && <bdi>{file.path} · </bdi>}
      <Size bytes={file.size} /> · {t('trash.until')} <When at={file.expires_at} />
      <Choose of={file} />
    </Row>
  ));
  return {
    ...list,
    title: t('trash'),
    trail: { '/files': t('files') },
    content: (
      <>
        <p class="soft">{t('trash.hint')}</p>
        <Rows empty={t('trash.none')}>{rows}</Rows>
      </>
    ),
    below: files.length > 0 && (
      <>
        <Section id="several" title={t('file.chosen')}>
          <Form of="changeFiles" id={chosen}>
            <div class="actions">
              <Act action="restore" text={t('trash.restore')} />
              <Act action="erase" text={t('trash.erase')} danger />
            </div>
          </Form>
        </Section>
        <Form
          of="emptyFileTrash"
          summary={t('trash.empty')}
          card
          submit={t('delete.really')}
          danger
          next="/files/trash"
        />
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
  const { grants } = await read('listFileGrants');
  const folders = await foldersOf(read);
  const folder = folders.find(({ id }) => id === file.folder_id);
  const steps = folder === undefined ? [] : [...folder.path, folder];
  const path = { id: file.id };
  return {
    title: file.name,
    trail: { '/files': t('files'), ...Object.fromEntries(steps.map(({ id, name }) => [hrefOf(id), name])) },
    beside: <Button href={`/files/${file.id}/download`} text={t('file.download')} />,
    content: (
      <>
        <p class="soft">
          <Size bytes={file.size} /> · {file.mime_type} · <When at={file.created_at} />
        </p>
        <p class="soft">{t('file.in_text')}</p>
        <CopyBox id="file-reference" label={t('file.in_text')} text={markdownOf(file)} />
        <Grants of={file} grants={grants} />
        <Sharing share={file.share} of="File" path={path} next={`/files/${file.id}`} />
        <Form
          of="updateFile"
          path={path}
          summary={t('file.change')}
          card
          fields={[...fieldsOf(['name'], file), { ...toFolder(folders, t), name: 'folder_id', value: file.folder_id }]}
          submit={t('save')}
        />
        <Form
          of="deleteFile"
          path={path}
          summary={t('delete')}
          card
          above={<p>{t('trash.hint')}</p>}
          submit={t('trash.put')}
          danger
          next={hrefOf(file.folder_id ?? undefined)}
        />
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
