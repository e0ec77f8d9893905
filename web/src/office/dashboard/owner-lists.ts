import { paths } from '../../navigation/paths.ts'

/** The lists behind the numbers of an owner's dashboard. */
export const ownerLists = {
  all: paths.myProperties(),
  listed: paths.listedProperties(),
  unlisted: paths.myProperties({ tab: 'unlisted' }),
  notReady: paths.myProperties({ tab: 'not-ready' }),
  expired: paths.myProperties({ tab: 'expired' }),
  leasesEnding: paths.myProperties({ tab: 'ending' }),
  endingSoon: paths.myProperties({ tab: 'expiring' }),
  listedWithoutPhoto: paths.myProperties({ tab: 'no-photo' }),
} as const
