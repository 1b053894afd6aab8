import { exampleOf } from '../example-of.js';
import { at, type Stage, succeed } from '../stage.js';
import { multipart } from '../uploads.js';

export async function callFiles(stage: Stage): Promise<void> {
  const { member, keep, send } = stage;
  const body = send('createFile', { file: 'report.pdf', name: 'Report.pdf' });
  const file = await keep('createFile', member.POST('/files', { body, ...(await multipart(body)) }));
  const toFile = { params: at(file.id) };
  await callShares(stage, file.id);

  const changes = send('renameFile', { name: 'Annual report.pdf' });
  await keep('renameFile', member.PATCH('/files/{id}/rename', { ...toFile, body: changes }));
  await keep('unshareFile', member.DELETE('/files/{id}/share', toFile));
  await keep('deleteFile', member.DELETE('/files/{id}', toFile));
  await callDigital(stage);
  await callFolders(stage);
}

/** By somebody else, since the member's writes of a minute are needed elsewhere. */
async function callFolders({ other, admin, moderator, keep, send }: Stage): Promise<void> {
  const upload = { file: 'report.pdf', name: 'Report.pdf' };
  const file = await succeed('A file', other.POST('/files', { body: upload, ...(await multipart(upload)) }));
  const body = send('createFileFolder', { name: 'Reports' });
  const { id } = await keep('createFileFolder', other.POST('/folders', { body }));
  await keep('listFileFolders', other.GET('/folders', { params: { query: { per_page: 2 } } }));
  await keep('getFileFolder', other.GET('/folders/{id}', { params: at(id) }));
  const renamed = send('updateFileFolder', { name: 'Annual reports' });
  await keep('updateFileFolder', other.PATCH('/folders/{id}', { params: at(id), body: renamed }));
  const moved = send('updateFile', { name: 'Annual report.pdf', folder_id: null });
  await keep('updateFile', other.PATCH('/files/{id}', { params: at(file.id), body: moved }));
  const toPerson = { params: { path: { id: file.id, username: exampleOf('GrantedUsername') } } };
  const toGroup = { params: { path: { id: file.id, slug: exampleOf('GroupSlug') } } };
  await keep('grantFileToUser', other.PUT('/files/{id}/grants/users/{username}', toPerson));
  const asMember = { params: { path: { slug: exampleOf('GroupSlug'), username: 'jonas' } } };
  await succeed('A member', moderator.PUT('/groups/{slug}/members/{username}', asMember));
  await keep('grantFileToGroup', other.PUT('/files/{id}/grants/groups/{slug}', toGroup));
  await keep('listFileGrants', other.GET('/files/{id}/grants', { params: at(file.id) }));
  await keep('revokeFileFromUser', other.DELETE('/files/{id}/grants/users/{username}', toPerson));
  await keep('revokeFileFromGroup', other.DELETE('/files/{id}/grants/groups/{slug}', toGroup));
  const several = send('changeFiles', { action: 'move' as const, ids: [file.id], folder_id: null });
  await keep('changeFiles', other.POST('/files/batch', { body: several }));
  const own = await succeed('A file', admin.POST('/files', { body: upload, ...(await multipart(upload)) }));
  const toOther = { params: { path: { id: own.id, username: 'jonas' } } };
  await succeed('A grant', admin.PUT('/files/{id}/grants/users/{username}', toOther));
  await keep('listSharedFiles', other.GET('/shared-files'));
  await succeed('A deletion', other.POST('/files/batch', { body: { action: 'delete', ids: [file.id] } }));
  await keep('listTrashedFiles', other.GET('/files/trash'));
  await keep('emptyFileTrash', other.DELETE('/files/trash'));
  await keep('deleteFileFolder', other.DELETE('/folders/{id}', { params: at(id) }));
}

export async function callUploads({ moderator, keep, send }: Stage): Promise<void> {
  const body = send('createUpload', { kind: 'file' as const, name: 'Plans.pdf', size: 48_213_004 });
  const { id } = await keep('createUpload', moderator.POST('/uploads', { body }));
  const toUpload = { params: { path: { upload: id } } };
  await keep('listUploads', moderator.GET('/uploads'));
  await keep('getUpload', moderator.GET('/uploads/{upload}', toUpload));
  await keep('deleteUpload', moderator.DELETE('/uploads/{upload}', toUpload));
}

/** A file that is sold, and products by the dozen. Moderators have made their writes of a minute by then. */
async function callDigital({ anybody, member, admin, keep, send }: Stage): Promise<void> {
  const upload = { file: 'report.pdf', name: 'Pattern.pdf' };
  const file = await succeed('A file', admin.POST('/files', { body: upload, ...(await multipart(upload)) }));
  const content = `The pattern: [Pattern.pdf](${file.reference})`;
  const topicBody = { board_id: exampleOf('BoardId'), title: 'A pattern for cushions', content };
  const topic = await succeed('A topic', admin.POST('/forum/topics', { body: topicBody }));
  const attached = { type: 'topic' as const, id: topic.id, file: file.reference.replace('plaza:file/', '') };
  await keep('getAttachmentUrl', admin.GET('/content/{type}/{id}/attachments/{file}', { params: { path: attached } }));
  const body = {
    ...{ title: 'Sewing pattern', slug: 'sewing-pattern', price: 4, category: 'Patterns', stock: 100 },
    ...{ kind: 'digital' as const, file_id: file.id },
  };
  const { id } = await succeed('A product', admin.POST('/shop/products', { body }));
  await keep('duplicateShopProduct', admin.POST('/shop/products/{id}/duplicate', { params: at(id) }));
  await keep('exportShopProducts', admin.GET('/shop/products/export'));
  const table = { csv: 'id,title,category,price,stock,slug\n,Thimble,Sewing,2.50,40,thimble\n', dry_run: true };
  await keep('importShopProducts', admin.POST('/shop/products/import', { body: send('importShopProducts', table) }));
  const toStore = { params: { path: { slug: exampleOf('StoreSlug') } } };
  await keep('exportStoreProducts', admin.GET('/marketplace/stores/{slug}/products/export', toStore));
  const rows = send('importStoreProducts', { csv: 'id,title,category,price\n,Lampshade,Lamps,12.50\n', dry_run: true });
  await keep(
    'importStoreProducts',
    admin.POST('/marketplace/stores/{slug}/products/import', { ...toStore, body: rows }),
  );
  const toLamp = { params: at(exampleOf('MarketplaceProductId')) };
  await keep('duplicateMarketplaceProduct', admin.POST('/marketplace/products/{id}/duplicate', toLamp));
  const products = [{ id: exampleOf('ShopProductId'), price: 9.5, stock_delta: 10 }];
  await keep('updateProducts', admin.PATCH('/products', { body: send('updateProducts', { products }) }));
  const items = [{ product_id: id, quantity: 1 }];
  const order = await succeed('An order', member.POST('/shop/orders', { body: { items } }));
  await succeed('A payment', admin.POST('/orders/{id}/pay', { params: at(order.id) }));
  const toItem = { params: { path: { id: order.id, product_id: id } } };
  await keep('getOrderDownloadUrl', member.GET('/orders/{id}/items/{product_id}/download', toItem));
  const guest = { items: [{ id, quantity: 1 }], email: 'ada@example.org' };
  const bought = await succeed('An order', anybody.POST('/guest/checkout', { body: guest }));
  await succeed('A payment', admin.POST('/orders/{id}/pay', { params: at(bought.id) }));
  const toGuests = { params: { path: { token: bought.token, product_id: id } } };
  await keep('getGuestDownloadUrl', anybody.GET('/guest/orders/{token}/items/{product_id}/download', toGuests));
}

async function callShares({ anybody, member, keep, send }: Stage, id: number): Promise<void> {
  const password = 'correct horse battery';
  const body = send('shareFile', { password, allow_download: true });
  const { token } = await keep('shareFile', member.POST('/files/{id}/share', { params: at(id), body }));
  const toShare = { params: { path: { token } } };
  const key = send('accessShare', { password });
  await keep('accessShare', anybody.POST('/shares/{token}/access', { ...toShare, body: key }));
}
