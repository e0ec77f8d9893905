import { type Layers, laidOver } from './laid-over.ts'

export type LayOverMethods = { layOver(layers: Layers): Promise<Uint8Array> }

export function open(): LayOverMethods {
  return { layOver: laidOver }
}
