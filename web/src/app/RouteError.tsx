import { useRouteError } from 'react-router'
import { ErrorScreen } from '../site/ErrorScreen.tsx'

/** What a route shows in place of its screen when loading or rendering it failed; the shell around it stays. */
export function RouteError() {
  return <ErrorScreen error={useRouteError()} />
}
