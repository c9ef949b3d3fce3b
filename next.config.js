/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run types` checks them; a start on a player's machine need not wait for it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["postgres", "meilisearch"],
};

export default config;
