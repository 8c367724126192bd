import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useRoutes } from 'react-router-dom';

/** The least that this stack can show: `npm run bench:hub` measures the hub beside it. */
function EmptyPage() {
  return useRoutes([{ path: '*', element: <Typography variant="h1">Empty page</Typography> }]);
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={createTheme({ cssVariables: true })}>
        <CssBaseline />
        <BrowserRouter>
          <EmptyPage />
        </BrowserRouter>
      </ThemeProvider>
    </StrictMode>,
  );
}
