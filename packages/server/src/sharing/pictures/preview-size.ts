/** In pixels, as most messengers want it. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
