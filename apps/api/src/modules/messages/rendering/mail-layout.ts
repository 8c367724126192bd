// Generated from message.mjml by `npm run generate`.
export const mailLayout = `<!doctype html>
<html lang="{{= it.lang }}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>{{= it.subject }}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}
</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
</style>
<style type="text/css">
@media (max-width: 440px) {
.row th, .row td { display: block; padding: 0 !important; }
.row td { padding-bottom: 12px !important; }
}
@media (prefers-color-scheme: dark) {
.page, .page > div { background-color: #0d1117 !important; }
.card, .card > table { background-color: #161b22 !important; }
.card div, .card th, .card td, .card h1, .card h2, .card p { color: #e6edf3 !important; }
.quiet div, .quiet p, .quiet a { color: #9da7b3 !important; }
.card a.plain { color: #79b8ff !important; }
.line p { border-top-color: #30363d !important; }
.button td, .choice { border: 1px solid #6e7681 !important; }
.logo { background-color: #ffffff !important; padding: 8px !important; border-radius: 6px !important; }
}
[data-ogsc] .card div, [data-ogsc] .card th, [data-ogsc] .card td, [data-ogsc] .card h1 { color: #e6edf3 !important; }
[data-ogsc] .card a.plain { color: #79b8ff !important; }
[data-ogsb] .card, [data-ogsb] .card > table { background-color: #161b22 !important; }
</style>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
</head>
<body  class="page" style="word-spacing:normal;background-color:#f4f4f2;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">{{= it.preheader }}</div>
<div
aria-label="{{= it.subject }}" aria-roledescription="email" role="article" lang="{{= it.lang }}" dir="ltr" style="word-spacing:normal;background-color:#f4f4f2;"
>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="card-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#ffffff" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="card" style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:32px 0 24px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"
>
<tbody>
<tr>
<td
align="left" style="font-size:0px;padding:0 24px;padding-bottom:24px;word-break:break-word;"
>
<div
style="font-family:system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#1f2328;"
>{{ if (it.logo) { }}<h1 style="margin:0"><img class="logo" src="{{= it.logo }}" alt="{{= it.vendor }}" height="48" style="display:block;height:48px;width:auto;max-width:100%;border:0;font-size:22px;line-height:48px"></h1>{{ } else { }}<h1 dir="auto" style="margin:0;font-size:22px;line-height:1.3;color:{{= it.colors.heading }}">{{= it.vendor }}</h1>{{ } }}</div>
</td>
</tr>
<tr>
<td
align="left" style="font-size:0px;padding:0 24px;word-break:break-word;"
>
<div
style="font-family:system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#1f2328;"
><p dir="auto" style="margin:0 0 16px">{{= it.greeting }}</p>
{{ for (const paragraph of it.paragraphs) { }}<p dir="auto" style="margin:0 0 16px">{{~ it.lines(paragraph) }}</p>{{ } }}</div>
</td>
</tr>
{{ if (it.details) { }}
<tr>
<td
align="left" style="font-size:0px;padding:0 24px;padding-top:8px;padding-bottom:8px;word-break:break-word;"
>
<div
style="font-family:system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#1f2328;"
><h2 style="margin:0;font-size:18px;line-height:1.3">{{= it.details.title }}</h2></div>
</td>
</tr>
<tr>
<td
align="left" style="font-size:0px;padding:0 24px;padding-bottom:24px;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" width="100%" border="0" style="color:#1f2328;font-family:system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;font-size:16px;line-height:1.5;table-layout:auto;width:100%;border:none;"
>
{{ for (const [label, value] of it.details.rows) { }}<tr class="row"><th scope="row" style="text-align:left;vertical-align:top;padding:4px 16px 4px 0;font-weight:600">{{= label }}</th><td dir="auto" style="padding:4px 0;text-align:left">{{~ it.lines(value) }}</td></tr>{{ } }}
</table>
</td>
</tr>
{{ } }}{{ if (it.action) { }}
<tr>
<td
align="left" class="button" style="font-size:0px;padding:0 24px 16px;word-break:break-word;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"
>
<tbody>
<tr>
<td
align="center" bgcolor="{{= it.colors.button }}" role="presentation" style="border:none;border-radius:6px;cursor:auto;mso-padding-alt:14px 24px;background:{{= it.colors.button }};" valign="middle"
>
<a
href="{{= it.action.link }}" style="display:inline-block;background:{{= it.colors.button }};color:{{= it.colors.buttonText }};font-family:system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;font-size:16px;font-weight:600;line-height:1.25;margin:0;text-decoration:none;text-transform:none;padding:14px 24px;mso-padding-alt:0px;border-radius:6px;" target="_blank"
>
{{= it.action.label }}
</a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
<tr>
<td
align="left" class="quiet" style="font-size:0px;padding:0 24px;word-break:break-word;"
>
<div
style="font-family:system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;font-size:14px;line-height:1.5;text-align:left;color:#57606a;"
><p style="margin:0 0 16px">{{= it.linkHint }}<br><a class="plain" href="{{= it.action.link }}" style="color:#0b57d0;word-break:break-all">{{= it.action.link }}</a></p></div>
</td>
</tr>
{{ } }}{{ if (it.further) { }}
<tr>
<td
align="left" style="font-size:0px;padding:0 24px;word-break:break-word;"
>
<div
style="font-family:system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#1f2328;"
><p dir="auto" style="margin:0 0 16px">{{= it.further.text }}{{ for (const one of it.further.links) { }}<br><a class="plain" href="{{= one.link }}" style="color:#0b57d0;font-weight:600">{{= one.label }}</a>{{ } }}</p></div>
</td>
</tr>
{{ } }}{{ if (it.choices) { }}
<tr>
<td
align="left" style="font-size:0px;padding:0 24px;padding-bottom:8px;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" role="presentation" width="100%" border="0" style="color:#1f2328;font-family:system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;font-size:16px;line-height:1.5;table-layout:auto;width:100%;border:none;"
>
<tr>{{ for (const choice of it.choices.options) { }}<td style="padding:0 6px 0 0;width:48px"><a class="choice" href="{{= choice.link }}" aria-label="{{= choice.label }}" style="display:block;width:48px;padding:12px 0;border-radius:6px;background:{{= it.colors.button }};color:{{= it.colors.buttonText }};text-align:center;text-decoration:none;font-weight:600">{{= choice.short }}</a></td>{{ } }}<td></td></tr>
</table>
</td>
</tr>
<tr>
<td
align="left" class="quiet" style="font-size:0px;padding:0 24px;word-break:break-word;"
>
<div
style="font-family:system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;font-size:14px;line-height:1.5;text-align:left;color:#57606a;"
><p style="margin:0 0 16px">{{= it.choices.legend }}</p></div>
</td>
</tr>
{{ } }}
<tr>
<td
align="left" style="font-size:0px;padding:0 24px;word-break:break-word;"
>
<div
style="font-family:system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#1f2328;"
>{{ for (const note of it.notes) { }}<p dir="auto" style="margin:0 0 16px">{{= note }}</p>{{ } }}
<p dir="auto" style="margin:0 0 16px">{{= it.foot.signature }}</p></div>
</td>
</tr>
<tr>
<td
align="center" class="line" style="font-size:0px;padding:8px 24px 16px;word-break:break-word;"
>
<p
style="border-top:solid 1px #d0d7de;font-size:1px;margin:0px auto;width:100%;"
>
</p>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" style="border-top:solid 1px #d0d7de;font-size:1px;margin:0px auto;width:552px;" role="presentation" width="552px" ><tr><td style="height:0;line-height:0;"> &nbsp;
</td></tr></table><![endif]-->
</td>
</tr>
<tr>
<td
align="left" class="quiet" style="font-size:0px;padding:0 24px;word-break:break-word;"
>
<div
style="font-family:system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;font-size:14px;line-height:1.5;text-align:left;color:#57606a;"
>{{ for (const line of it.foot.lines) { }}<p dir="auto" style="margin:0 0 4px">{{= line }}</p>{{ } }}
{{ if (it.foot.optOut) { }}<p style="margin:0 0 16px"><a href="{{= it.foot.optOut.link }}" style="color:#57606a">{{= it.foot.optOut.label }}</a></p>{{ } }}</div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>
`;
