// The library's own types need those of Node, which are not for a page.
declare module 'pdfkit' {
  const PDFDocument: import('@unjam/core/render').PdfLibrary;
  export default PDFDocument;
}
