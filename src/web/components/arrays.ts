/** An order with the element at this index moved up by one. */
export function raised(ids: readonly number[], place: number): number[] {
  const order = [...ids];
  order.splice(Math.max(0, place - 1), 0, ...order.splice(place, 1));
  return order;
}
