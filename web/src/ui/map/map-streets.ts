/** Where the streets of a map come from; null: from nowhere, and there is still the land that needs no service. */
export type MapStreets = { readonly styleUrl: string | null; readonly isPending: boolean }
