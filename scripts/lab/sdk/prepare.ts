import { createKey, type LiveService } from '../../shared/service.js';

/** Data that journeys need beyond the demo community: an empty board, and something to buy. */
export async function prepareService(service: LiveService): Promise<void> {
  const key = await createKey(service, 'sdk-admin', 'admin');
  const create = async (path: string, body: object) => {
    const response = await fetch(service.base + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 201) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  await create('/forum/boards', { title: 'Empty' });
  await create('/shop/products', {
    title: 'Mug',
    slug: 'mug',
    price: 9.95,
    category: 'Kitchen',
    stock: 500,
    status: 'active',
  });
}
