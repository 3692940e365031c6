const STORAGE_KEY = 'waypost.banner-dismissed';

/** Whether the evaluation banner was dismissed in this browser session. */
export const isBannerDismissed = (): boolean => sessionStorage.getItem(STORAGE_KEY) !== null;

export const dismissBanner = (): void => sessionStorage.setItem(STORAGE_KEY, '1');
