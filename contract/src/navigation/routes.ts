import { unlinked } from './addresses.ts'
import { visitor } from './route.ts'
import { accountRoutes } from './routes/account.ts'
import { moneyRoutes } from './routes/money.ts'
import { papersRoutes } from './routes/papers.ts'
import { peopleRoutes } from './routes/people.ts'
import { profilesRoutes } from './routes/profiles.ts'
import { propertiesRoutes } from './routes/properties.ts'
import { visitorsRoutes } from './routes/visitors.ts'

/*
 * Every address of the product, once: where it is, how it is built (`paths.tour(token)`), who may open it and what shows it; rows stand in a
 * file for each area. A screen's file may not be written yet; its address then leads to LaterScreen, and the file alone changes that. A row
 * that is renamed no longer compiles where it is used; a path that changes leaves the old one in `former`.
 */
export const routes = {
  ...visitorsRoutes,
  ...accountRoutes,
  ...propertiesRoutes,
  ...moneyRoutes,
  ...peopleRoutes,
  ...profilesRoutes,
  ...papersRoutes,
  notFound: visitor('*', unlinked, 'Page not found', {
    section: null,
    screen: 'site/NotFoundScreen',
    note: 'Shown where no page is.',
  }),
} as const
