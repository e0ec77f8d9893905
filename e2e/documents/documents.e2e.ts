import { startServer } from '../server.ts'
import { documentJourneys } from './document-journeys.ts'

documentJourneys(() => startServer())
