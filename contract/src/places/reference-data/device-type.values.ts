/** The browser, as devices are numbered (spec §9). */
export const WEB_DEVICE_TYPE_ID = 3
