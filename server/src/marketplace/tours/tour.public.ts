export { getTours } from './get-tours.ts'
export { listedToursOf } from './tour.access.ts'
export { presentTour } from './tour.present.ts'
export { OPEN_REQUESTS, listToursById } from './tour.queries.ts'
