import { WEB_DEVICE_TYPE_ID } from '@keystead/contract/places/reference-data/device-type.values.ts'

/** How the browser asks for the configuration, everywhere alike: one answer for the whole page. */
export const FOR_THE_WEB = { DeviceTypeId: WEB_DEVICE_TYPE_ID }
