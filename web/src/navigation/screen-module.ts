import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, Params, RouterContextProvider } from 'react-router'
import type { PageHead } from './head.ts'

/** What `head` gets to work with. `data` is what the loader answered; absent while a failure is shown. */
export type HeadArgs<Data = unknown> = { data: Data; params: Params; url: URL }

export type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>

/**
 * What a screen's file exports: the component named like the file, and if it wants a `loader` (runs on the server for
 * public screens, in the browser for all) and a `head`.
 */
export type ScreenModule = {
  loader?: (args: LoaderArgs) => unknown
  head?: (args: HeadArgs<never>) => PageHead
}
export type Screen = ScreenModule & { Component: ComponentType }
