/** Returns the pattern of the route that answered. */
export function routeOf(request: Readonly<{ routeOptions: { url?: string | undefined } }>): string {
  return request.routeOptions.url ?? 'none';
}
