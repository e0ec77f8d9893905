export { listRead, listScoresRead, type ReadReport } from './report.queries.ts'
