import type { Sample } from '../../database/samples.ts'
import { type NewDemoAsset, insertDemoAssets } from './property.demo.queries.ts'

/** Some of the columns: which ones there are changes nothing else. */
const asset = {
  scope: {},
  columns: { title: 'Sunny bungalow', move_in_fees: [] },
  createdDaysAgo: 2,
  updatedDaysAgo: 1,
} as unknown as NewDemoAsset

export const samples: readonly Sample[] = [(db) => insertDemoAssets(db, [asset])]
