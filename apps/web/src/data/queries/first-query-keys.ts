/** Query keys of what the map of a page needs before the page itself: part of `queryKeys`, which would come with all others. */
export const firstQueryKeys = {
  frontConfig: ['front-config'],
  member: ['member'],
  tileState: (projectId: number) => ['tile-state', projectId],
  picture: (code: string, uuid: string, size: string) => ['picture', code, uuid, size],
};
