/** The file of a new icon: JPEG, PNG or WebP, whatever its name says. */
export const templateIconFile = { field: 'icon', maxCount: 1, maxBytes: 50 * 1024 } as const;
/** Side of a rendered icon, in pixels. */
export const TEMPLATE_ICON_SIZE_PX = 128;
