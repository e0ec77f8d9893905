import { paths } from '../app/paths.ts'

/** The lists behind the numbers of an owner's dashboard. */
export const ownerLists = {
  all: paths.myProperties(),
  listed: paths.listedProperties(),
  unlisted: paths.myProperties({ state: 'unlisted' }),
  notReady: paths.myProperties({ state: 'not-ready' }),
  listedWithoutPhoto: paths.myProperties({ state: 'listed-without-photo' }),
} as const
