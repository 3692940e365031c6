/** How many people there are in several lists, each once. */
export function countPeople(...lists: readonly (readonly { readonly member_id: number }[])[]): number {
  return new Set(lists.flat().map((one) => one.member_id)).size;
}
