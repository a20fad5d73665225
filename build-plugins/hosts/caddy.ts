import type { Headers } from "../../server/headers.ts";
import { HOST_FILES } from "../../server/built-files.ts";
import { spellingsIn, type HostRules } from "./rules.ts";

/** A Caddyfile. Caddy obtains and renews the host's certificate automatically. */
export function caddyfile(rules: HostRules): string {
  const { host, common, aliases, folders, pages, files, notFound } = rules;
  const varying = Object.keys(notFound);
  const values = (headers: Headers) =>
    varying.map((name) => `"${headers[name]}"`).join(" ");
  const entries = [
    ...pages.map(({ address, headers }) => [address, headers] as const),
    ...Array.from(
      files,
      ([address, headers]) =>
        [address.endsWith("/") ? `~^${address}` : address, headers] as const,
    ),
  ];
  const lines = [
    ...aliases.map(([alias, address]) => `\t\t${alias} ${address}`),
    ...(folders.length > 0 ? [`\t\t~${spellingsIn(folders)} \${1}`] : []),
  ];
  return `# Written by the build, for Caddy. It contains the hashes of the pages' scripts and
# styles: install it again with the pages. docs/deploy.md says how.
${host} {
	root * /var/www/site/client

	# What differs between files, by their address.
	map {path} ${varying.map(placeholder).join(" ")} {
${entries.map(([address, headers]) => `\t\t${address} ${values(headers)}`).join("\n")}
		default ${values(notFound)}
	}
	header {
${Object.entries(common)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join("\n")}
${varying.map((name) => `\t\t${name} ${placeholder(name)}`).join("\n")}
	}
	header {
		vary Accept-Encoding
		defer
	}
	@manifest path *.webmanifest
	header @manifest content-type application/manifest+json

	# Other spellings of a page's address lead to the one.
	map {path} {page_of_alias} {
${lines.join("\n")}
		default ""
	}
	@alias expression \`{page_of_alias} != "" && {query} == ""\`
	redir @alias {page_of_alias} 308
	@alias_with_query expression \`{page_of_alias} != "" && {query} != ""\`
	redir @alias_with_query {page_of_alias}?{query} 308

	@unsupported not method GET HEAD
	header @unsupported Allow "GET, HEAD"
	respond @unsupported 405

	error /404.html 404
	try_files {path}/index.html {path} =404
	file_server {
		precompressed br gzip
		disable_canonical_uris
		hide *.br *.gz ${HOST_FILES.join(" ")}
	}
	handle_errors {
		rewrite * /404.html
		header {
${varying.map((name) => `\t\t\t${name} "${notFound[name]}"`).join("\n")}
			-Etag
		}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

const placeholder = (header: string) => `{${header.replaceAll("-", "_")}}`;
