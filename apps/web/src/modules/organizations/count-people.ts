/** The number of distinct people in several lists. */
export function countPeople(...lists: readonly (readonly { readonly member_id: number }[])[]): number {
  return new Set(lists.flat().map((one) => one.member_id)).size;
}
