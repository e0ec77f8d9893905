import { useLocation } from 'react-router'

/** Whether a link of a menu leads to the page in sight; `?tab=` counts, other filters do not. */
export function useCurrentLink(): (to: string) => boolean {
  const { pathname, search } = useLocation()
  const here = keyOf(pathname, search)
  return (to) => {
    const [path = '', query = ''] = to.split('?')
    return keyOf(path, query) === here
  }
}

function keyOf(path: string, search: string): string {
  return `${path.toLowerCase()} ${new URLSearchParams(search).get('tab') ?? ''}`
}
