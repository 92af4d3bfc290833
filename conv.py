import re,subprocess
fs=subprocess.run("grep -rlE 'extension LinkFailure.Code' Sources",shell=True,capture_output=True,text=True).stdout.split()
for p in fs:
    if p.endswith('+Code.swift') or p.endswith('.md'): continue
    s=open(p).read()
    out=[];i=0
    for m in re.finditer(r'( *)((?:public |package |private )?)static let (\w+) =\s+Self\(',s):
        # find matching paren
        j=m.end();d=1;ins=False;tri=False
        while d:
            if s.startswith('"""',j): tri=not tri; j+=3; continue
            c=s[j]
            if not tri:
                if c=='"' and not ins: ins=True
                elif c=='"' and ins: ins=False
                elif c=='\\' and ins: j+=1
                elif not ins and c=='(': d+=1
                elif not ins and c==')': d-=1
            j+=1
        body=s[m.end():j]
        ind=m[1]
        out.append(s[i:m.start()]); 
        oneline=f"{ind}{m[2]}static var {m[3]}: Self {{ Self({body} }}"
        if '\n' not in body and len(oneline)<=100: out.append(oneline)
        else:
            b=body if '\n' not in body else body.replace('\n','\n  ')
            out.append(f"{ind}{m[2]}static var {m[3]}: Self {{\n{ind}  Self({b}\n{ind}}}")
        i=j
    out.append(s[i:]); open(p,'w').write(''.join(out))
