import mime from "mime";

import { HOST_FILES } from "../../server/built-files.ts";
import { spellingsIn, type HostRules } from "./rules.ts";

const REMARK =
  "# Written by the build, for nginx. deploy/nginx-static.conf includes it.";

/** What nginx needs outside of a server: variables by the file that is sent. */
export function nginxMaps(rules: HostRules): string {
  const { aliases, folders, notFound } = rules;
  const lines = [
    ...aliases.map(([alias, address]) => `  "${alias}" "${address}";`),
    ...(folders.length > 0 ? [`  "~${spellingsIn(folders)}" $1;`] : []),
  ];
  return `${REMARK}
map_hash_bucket_size 256;

# What differs between files, by the file that is sent.
${Object.keys(notFound)
  .map((name) => headerMap(name, rules))
  .join("\n")}
# Other spellings of a page's address, and the one that they lead to.
map $uri $page_of_alias {
  default "";
${lines.join("\n")}
}

map $status $allow {
  405 "GET, HEAD";
}

`;
}

/** What nginx needs within the site's server, which has the compressed files too. */
export function nginxServer(rules: HostRules): string {
  const { common, notFound } = rules;
  return `${REMARK}
server_tokens off;
absolute_redirect off;

gzip_static on;
gzip_vary on;

types {
${types(rules)}
}
default_type application/octet-stream;

${Object.entries(common)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join("\n")}
${Object.keys(notFound)
  .map((name) => `add_header ${name} ${variable(name)} always;`)
  .join("\n")}
add_header allow $allow always;

if ($request_method !~ ^(GET|HEAD)$) {
  return 405;
}
if ($page_of_alias) {
  return 308 $page_of_alias$is_args$args;
}

error_page 404 /404.html;
location = /404.html {
  internal;
}
location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri/index.html $uri =404;
}
# What is for hosts only, and the compressed files by their own names.
location ~ (\\.(br|gz)|^/(${HOST_FILES.join("|").replaceAll(".", "\\.")}))$ {
  return 404;
}
`;
}

const variable = (header: string) => `$${header.replaceAll("-", "_")}`;

/** A variable with a header's value for the file that is sent. */
function headerMap(name: string, { pages, files, notFound }: HostRules) {
  const entries = [
    ...pages.map(({ path, headers }) => [`/${path}`, headers] as const),
    ...Array.from(
      files,
      ([address, headers]) =>
        [address.endsWith("/") ? `~^${address}` : address, headers] as const,
    ),
  ];
  return `map $uri ${variable(name)} {
  default "${notFound[name]}";
${entries.map(([file, headers]) => `  "${file}" "${headers[name]}";`).join("\n")}
}
`;
}

/** The content types of the site's files; texts are in UTF-8. */
const types = ({ extensions }: HostRules) =>
  Array.from(extensions, (extension) => {
    const type = mime.getType(extension) ?? "application/octet-stream";
    const charset = type.startsWith("text/") ? "; charset=utf-8" : "";
    return `  "${type}${charset}" ${extension.slice(1)};`;
  }).join("\n");
