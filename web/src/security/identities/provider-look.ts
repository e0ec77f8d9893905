import type { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { IconPicture } from '../../ui/Icon.tsx'
import { BrandFacebookIcon, BrandGoogleIcon } from '../../ui/icons.ts'

export type SocialProvider = OutputOf<typeof GetAppConfig>['SocialProviders'][number]

export const PROVIDER_ICONS: Readonly<Record<SocialProvider['Key'], IconPicture>> = {
  google: BrandGoogleIcon,
  facebook: BrandFacebookIcon,
}
