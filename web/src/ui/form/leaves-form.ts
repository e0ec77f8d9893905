import { SCREEN_PARAMS } from '../../navigation/screen-params.ts'

type Place = { pathname: string; search: string }

/** Whether going from one place to the other takes the form out of sight for good. */
export function leavesForm(from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return true
  const [here, there] = [new URLSearchParams(from.search), new URLSearchParams(to.search)]
  return SCREEN_PARAMS.some((name) => here.has(name) && here.get(name) !== there.get(name))
}
